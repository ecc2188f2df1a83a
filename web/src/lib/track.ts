/** The race track: the wheel's pockets in their order, bent into an oval. */

export interface Bay {
  pocket: string;
  place: number;
  /** The outline as an SVG path, and the middle for the text. */
  path: string;
  x: number;
  y: number;
  /** Its inner edge, in the order of the wheel. */
  edge: { x: number; y: number }[];
}

export interface Track {
  width: number;
  height: number;
  bays: Bay[];
  /** The room inside the oval, for call bets. */
  inner: { x: number; y: number; w: number; h: number; r: number };
}

interface At {
  x: number;
  y: number;
  /** Outward direction. */
  nx: number;
  ny: number;
}

/** A point of the oval `along` (0 to 1, clockwise from the left end's middle), `r` from its spine. */
function at(along: number, straight: number, r: number, width: number, height: number): At {
  const arc = Math.PI * r;
  const total = 2 * straight + 2 * arc;
  let way = (((along % 1) + 1) % 1) * total;
  const cy = height / 2;
  const left = (width - straight) / 2;
  const right = left + straight;
  const bend = (cx: number, angle: number): At => {
    const nx = Math.cos(angle);
    const ny = Math.sin(angle);
    return { x: cx + r * nx, y: cy + r * ny, nx, ny };
  };
  if (way < arc / 2) return bend(left, Math.PI + way / r);
  way -= arc / 2;
  if (way < straight) return { x: left + way, y: cy - r, nx: 0, ny: -1 };
  way -= straight;
  if (way < arc) return bend(right, -Math.PI / 2 + way / r);
  way -= arc;
  if (way < straight) return { x: right - way, y: cy + r, nx: 0, ny: 1 };
  way -= straight;
  return bend(left, Math.PI / 2 + way / r);
}

const STEPS = 4;

/** Lay the pockets of a wheel round an oval; the first lies at the left end. */
export function layTrack(wheel: readonly string[], width: number, height: number, depth: number): Track {
  const outer = height / 2 - 2;
  const inner = outer - depth;
  const middle = (outer + inner) / 2;
  const straight = Math.max(0, width - height);
  const point = (along: number, lift: number): [number, number] => {
    const spot = at(along, straight, middle, width, height);
    return [spot.x + spot.nx * lift, spot.y + spot.ny * lift];
  };
  const share = 1 / wheel.length;
  const bays = wheel.map((pocket, place): Bay => {
    const from = (place - 0.5) * share;
    const out: string[] = [];
    const back: string[] = [];
    const edge: { x: number; y: number }[] = [];
    for (let step = 0; step <= STEPS; step += 1) {
      const along = from + (share * step) / STEPS;
      out.push(point(along, depth / 2).map(round).join(" "));
      const [ex, ey] = point(along, -depth / 2).map(round) as [number, number];
      edge.push({ x: ex, y: ey });
      back.unshift(`${ex} ${ey}`);
    }
    const [x, y] = point(from + share / 2, 0);
    return { pocket, place, path: `M${[...out, ...back].join("L")}Z`, x, y, edge };
  });
  const pad = depth + 6;
  return {
    width,
    height,
    bays,
    inner: { x: pad, y: pad, w: width - 2 * pad, h: height - 2 * pad, r: Math.max(0, inner - 4) },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The pocket and so many on either side, in the wheel's order. */
export function neighboursOf(wheel: readonly string[], pocket: string, each: number): string[] {
  const centre = wheel.indexOf(pocket);
  if (centre < 0) return [];
  const places = Array.from({ length: 2 * each + 1 }, (_, step) => centre - each + step);
  return places.map((place) => wheel[(place + wheel.length) % wheel.length] as string);
}
