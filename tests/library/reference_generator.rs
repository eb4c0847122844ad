//! A second move generator, slow and obvious, written only from `rules.md` §2 and §3: a ten by ten array and arithmetic
//! on rows and columns. It shares nothing with the library's generator but the numbers of the squares.

use std::collections::BTreeSet;

use dames3d::rules::{Geometry, Piece, PieceKind, Position, Side, Variant};

/// Row and column, 0 to 9, or outside the board.
pub(crate) type Place = (i8, i8);

/// Start, end and captured squares, sorted by number.
pub(crate) type ReferenceMove = (u8, u8, Vec<u8>);

/// One jump of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Jump {
    pub(crate) over: Place,
    pub(crate) landing: Place,
}

/// The pieces on every row and column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    rows: [[Option<Piece>; 10]; 10],
    variant: Variant,
    to_move: Side,
}

/// A board: the view of the pyramid from above or from a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum View {
    Top,
    Sw,
    Se,
    Ne,
    Nw,
}

/// The five boards of the pyramid.
pub(crate) const VIEWS: [View; 5] = [View::Top, View::Sw, View::Se, View::Ne, View::Nw];

/// Returns `true` if a board holds the cube at this row and column.
pub(crate) fn holds(board: View, (r, c): Place) -> bool {
    let on_the_base = (0..=9).contains(&r) && (0..=9).contains(&c);
    on_the_base
        && match board {
            View::Top => true,
            View::Sw => r + c <= 9,
            View::Se => c >= r,
            View::Ne => r + c >= 9,
            View::Nw => r >= c,
        }
}

/// The steps along the diagonals of a board.
pub(crate) fn diagonals(board: View) -> [Place; 4] {
    if board == View::Top {
        [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    } else {
        [(2, 0), (0, 2), (0, -2), (-2, 0)]
    }
}

pub(crate) fn number((r, c): Place) -> u8 {
    (5 * (9 - r) + c / 2 + 1) as u8
}

pub(crate) fn place(number: u8) -> Place {
    let r = 9 - (number as i8 - 1) / 5;
    let leftmost = r % 2;
    (r, leftmost + 2 * ((number as i8 - 1) % 5))
}

#[test]
fn the_reference_generator_numbers_squares_as_the_library_does() {
    for n in 1..=50 {
        let (r, c) = place(n);
        assert!((r + c) % 2 == 0 && holds(View::Top, (r, c)));
        assert_eq!(number((r, c)), n);
    }
}

impl Sheet {
    pub(crate) fn of(position: &Position) -> Sheet {
        let mut sheet = Sheet {
            rows: [[None; 10]; 10],
            variant: position.variant(),
            to_move: position.side_to_move(),
        };
        for (square, piece) in position.pieces_on_squares() {
            *sheet.at_mut(place(square.number())) = Some(piece);
        }
        sheet
    }

    fn at(&self, (r, c): Place) -> Option<Piece> {
        self.rows[r as usize][c as usize]
    }

    fn at_mut(&mut self, (r, c): Place) -> &mut Option<Piece> {
        &mut self.rows[r as usize][c as usize]
    }

    fn is_empty(&self, place: Place) -> bool {
        self.at(place).is_none()
    }

    fn has_enemy(&self, place: Place) -> bool {
        self.at(place).is_some_and(|piece| piece.side != self.to_move)
    }

    fn boards(&self) -> &'static [View] {
        match self.variant {
            Variant::Dames3d
            | Variant::Family(Geometry::Pyramid)
            | Variant::Brigand(Geometry::Pyramid) => &VIEWS,
            _ => &VIEWS[..1],
        }
    }

    /// The places on each line from here, by board, to the edge of the board.
    fn lines(&self, from: Place) -> Vec<Vec<Place>> {
        let mut lines = Vec::new();
        for &board in self.boards() {
            if !holds(board, from) {
                continue;
            }
            for (rows, columns) in diagonals(board) {
                let line: Vec<Place> = (1..)
                    .map(|steps| (from.0 + steps * rows, from.1 + steps * columns))
                    .take_while(|&place| holds(board, place))
                    .collect();
                lines.push(line);
            }
        }
        lines
    }

    /// The next jumps of a piece, except those over pieces in `taken`.
    fn jumps(&self, from: Place, kind: PieceKind, taken: &[Place]) -> BTreeSet<Jump> {
        let mut jumps = BTreeSet::new();
        for line in self.lines(from) {
            let Some(first) = line.iter().position(|&place| !self.is_empty(place)) else {
                continue;
            };
            let over = line[first];
            if !self.has_enemy(over)
                || taken.contains(&over)
                || (kind == PieceKind::Man && first > 0)
            {
                continue;
            }
            let behind = line[first + 1..].iter().copied();
            let landings = behind.take_while(|&place| self.is_empty(place));
            let reach = if kind == PieceKind::Man { 1 } else { 9 };
            jumps.extend(landings.take(reach).map(|landing| Jump { over, landing }));
        }
        jumps
    }

    /// Calls `each` with the jumps of every complete capture by the piece on this square.
    pub(crate) fn each_capture(&self, from: Place, each: &mut impl FnMut(&[Jump])) {
        let mut lifted = self.clone();
        let Some(piece) = lifted.at_mut(from).take() else {
            return;
        };
        lifted.go_on(from, piece.kind, &mut Vec::new(), each);
    }

    fn go_on(
        &self,
        at: Place,
        kind: PieceKind,
        path: &mut Vec<Jump>,
        each: &mut impl FnMut(&[Jump]),
    ) {
        let taken: Vec<Place> = path.iter().map(|jump| jump.over).collect();
        let jumps = self.jumps(at, kind, &taken);
        if jumps.is_empty() && !path.is_empty() {
            each(path);
        }
        for jump in jumps {
            path.push(jump);
            self.go_on(jump.landing, kind, path, each);
            path.pop();
        }
    }

    /// The places of the side to move's pieces.
    fn own(&self) -> Vec<(Place, PieceKind)> {
        let places = (0..10).flat_map(|r| (0..10).map(move |c| (r, c)));
        places
            .filter_map(|place| Some((place, self.at(place)?)))
            .filter(|(_, piece)| piece.side == self.to_move)
            .map(|(place, piece)| (place, piece.kind))
            .collect()
    }

    fn captures(&self) -> BTreeSet<ReferenceMove> {
        let mut captures = BTreeSet::new();
        if self.variant == Variant::WolfAndSheep {
            return captures;
        }
        for (from, _) in self.own() {
            self.each_capture(from, &mut |path| {
                captures.insert(as_move(from, path));
            });
        }
        if matches!(self.variant, Variant::International | Variant::Dames3d) {
            let most = captures.iter().map(|(_, _, taken)| taken.len()).max();
            captures.retain(|(_, _, taken)| Some(taken.len()) == most);
        }
        captures
    }

    fn quiet_moves(&self) -> BTreeSet<ReferenceMove> {
        let mut moves = BTreeSet::new();
        for (from, kind) in self.own() {
            let reached: Vec<Place> = match kind {
                PieceKind::Man => {
                    let steps: &[i8] = match (self.variant, self.to_move) {
                        (Variant::WolfAndSheep, Side::Black) => &[-1, 1],
                        (_, Side::Black) => &[-1],
                        (_, Side::White) => &[1],
                    };
                    let beside =
                        |&rows: &i8| [(from.0 + rows, from.1 - 1), (from.0 + rows, from.1 + 1)];
                    let beside = steps.iter().flat_map(beside);
                    beside.filter(|&to| holds(View::Top, to) && self.is_empty(to)).collect()
                }
                PieceKind::King => self
                    .lines(from)
                    .into_iter()
                    .flat_map(|line| line.into_iter().take_while(|&to| self.is_empty(to)))
                    .collect(),
            };
            moves.extend(reached.into_iter().map(|to| (number(from), number(to), Vec::new())));
        }
        moves
    }

    pub(crate) fn moves(&self) -> BTreeSet<ReferenceMove> {
        let captures = self.captures();
        if captures.is_empty() { self.quiet_moves() } else { captures }
    }

    pub(crate) fn after(&self, (from, to, taken): &ReferenceMove) -> Sheet {
        let mut after = self.clone();
        let mut piece = after.at_mut(place(*from)).take().expect("a piece to move");
        for &taken in taken {
            *after.at_mut(place(taken)) = None;
        }
        let far_row = if self.to_move == Side::White { 9 } else { 0 };
        if place(*to).0 == far_row && self.variant != Variant::WolfAndSheep {
            piece.kind = PieceKind::King;
        }
        *after.at_mut(place(*to)) = Some(piece);
        after.to_move = !self.to_move;
        after
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().iter().map(|mv| self.after(mv).perft(depth - 1)).sum(),
        }
    }
}

/// Returns `true` if the side to move has more ways to capture than `most`. Stops counting there.
pub(crate) fn paths_exceed(position: &Position, limit: usize) -> bool {
    fn count(sheet: &Sheet, at: Place, kind: PieceKind, taken: &mut Vec<Place>, left: &mut usize) {
        for jump in sheet.jumps(at, kind, taken) {
            if *left == 0 {
                return;
            }
            *left -= 1;
            taken.push(jump.over);
            count(sheet, jump.landing, kind, taken, left);
            taken.pop();
        }
    }
    let sheet = Sheet::of(position);
    let mut left = limit;
    for (from, kind) in sheet.own() {
        let mut lifted = sheet.clone();
        *lifted.at_mut(from) = None;
        count(&lifted, from, kind, &mut Vec::new(), &mut left);
    }
    left == 0
}

/// The move of a path: start, end and captured squares, in any order of capture.
pub(crate) fn as_move(from: Place, path: &[Jump]) -> ReferenceMove {
    let landing = path.last().map_or(from, |jump| jump.landing);
    let mut taken: Vec<u8> = path.iter().map(|jump| number(jump.over)).collect();
    taken.sort_unstable();
    (number(from), number(landing), taken)
}
