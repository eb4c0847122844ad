//! Limits by rate.

use std::net::{IpAddr, Ipv4Addr};

use dames3d_server::{AddressKey, Allowance, Rate, Throttle};

fn key(text: &str) -> AddressKey {
    AddressKey::new(text.parse().expect("an address"))
}

#[test]
fn a_burst_is_earned_back_one_after_another() {
    let rate = Rate::new(3, 100);
    let mut allowance = Allowance::default();
    let taken: Vec<_> = (0..5).map(|_| allowance.take(rate, 1_000)).collect();
    assert_eq!(taken, [true, true, true, false, false]);
    assert!(!allowance.take(rate, 1_099));
    assert!(allowance.take(rate, 1_100));
    assert!(!allowance.take(rate, 1_100));
    let taken = (0..5).filter(|_| allowance.take(rate, 9_000)).count();
    assert_eq!(taken, 3);
}

#[test]
fn addresses_are_apart_and_networks_of_ipv6_are_one() {
    let throttle = Throttle::new(Rate::new(1, 1_000));
    assert!(throttle.take(key("192.0.2.1"), 0));
    assert!(!throttle.take(key("192.0.2.1"), 0));
    assert!(!throttle.take(key("::ffff:192.0.2.1"), 0));
    assert!(throttle.take(key("192.0.2.2"), 0));
    assert!(throttle.take(key("2001:db8:0:1::1"), 0));
    assert!(!throttle.take(key("2001:db8:0:1:ffff::2"), 0));
    assert!(throttle.take(key("2001:db8:0:2::1"), 0));
}

#[test]
fn so_many_addresses_as_an_attacker_has_take_no_more_memory() {
    let throttle = Throttle::new(Rate::new(1, 1_000));
    for number in 0..100_000 {
        let address = IpAddr::V4(Ipv4Addr::from_bits(number));
        assert!(throttle.take(AddressKey::new(address), 0));
    }
    assert!(throttle.addresses() <= 20_000);
}
