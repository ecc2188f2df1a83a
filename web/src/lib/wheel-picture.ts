/** The rotor as a picture: drawn once for a size, and from then on only turned. */

import { shapeOf, type PocketColour } from "./pockets";
import type { GameDescription } from "../wire";

type Pen = CanvasRenderingContext2D;
const WHOLE = 2 * Math.PI;

export function drawRotor(pen: Pen, game: Pick<GameDescription, "wheel" | "colours">, size: number, colours: Record<string, string>): void {
  pen.setTransform(size / 200, 0, 0, size / 200, size / 2, size / 2);
  pen.clearRect(-100, -100, 200, 200);
  disc(pen, 77.5, "#2a170c", "#d8ab4e", 0.9);
  const count = game.wheel.length;
  for (const [place, number] of game.wheel.entries()) {
    const colour = (game.colours[number] ?? "green") as PocketColour;
    const [from, to] = [place, place + 1].map((at) => (at / count - 0.25) * WHOLE) as [number, number];
    ring(pen, 67, 76.8, from, to, colours[colour] ?? "#000");
    ring(pen, 55, 67, from, to, colours[colour] ?? "#000");
    ring(pen, 55, 67, from, to, "rgb(0 0 0 / 0.3)");
    figures(pen, (place + 0.5) / count, number, shapeOf(colour), count);
  }
  frets(pen, count);
  disc(pen, 67, null, "#e8c987", 0.7);
  const cone = pen.createRadialGradient(-9, -15, 0, 0, 0, 55);
  cone.addColorStop(0, "#8b5a33");
  cone.addColorStop(1, "#3b2112");
  disc(pen, 55, cone, "#d8ab4e", 1.2);
  turret(pen);
}

function disc(pen: Pen, r: number, fill: string | CanvasGradient | null, line = "", width = 0): void {
  pen.beginPath();
  pen.arc(0, 0, r, 0, WHOLE);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (!line) return;
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke();
}

/** A piece of a ring between two radii. */
function ring(pen: Pen, inner: number, outer: number, from: number, to: number, fill: string): void {
  pen.beginPath();
  pen.arc(0, 0, outer, from, to);
  pen.arc(0, 0, inner, to, from, true);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

function figures(pen: Pen, turn: number, number: string, shape: string, count: number): void {
  pen.save();
  pen.rotate(turn * WHOLE);
  pen.textAlign = "center";
  pen.fillStyle = "#fff";
  pen.font = `700 ${count > 37 ? 6.4 : 6.8}px "Inter Variable", system-ui, sans-serif`;
  pen.fillText(number, 0, -69.4);
  pen.globalAlpha = 0.8;
  pen.font = "2.8px system-ui, sans-serif";
  pen.fillText(shape, 0, -57);
  pen.restore();
}

function frets(pen: Pen, count: number): void {
  pen.strokeStyle = "#e8c987";
  pen.lineWidth = 0.7;
  pen.beginPath();
  for (let place = 0; place < count; place += 1) {
    const [x, y] = [Math.sin((place / count) * WHOLE), -Math.cos((place / count) * WHOLE)];
    pen.moveTo(x * 55, y * 55);
    pen.lineTo(x * 76.8, y * 76.8);
  }
  pen.stroke();
}

function brass(pen: Pen, x: number, y: number, r: number): CanvasGradient {
  const shine = pen.createRadialGradient(x - r * 0.2, y - r * 0.36, 0, x, y, r);
  shine.addColorStop(0, "#fbe6ae");
  shine.addColorStop(0.55, "#d8ab4e");
  shine.addColorStop(1, "#7c5a1c");
  return shine;
}

function turret(pen: Pen): void {
  for (let arm = 0; arm < 4; arm += 1) {
    pen.save();
    pen.rotate((arm * WHOLE) / 4);
    pen.fillStyle = brass(pen, 0, -19, 14);
    pen.fill(new Path2D("M-1.6 -8L-1 -30L1 -30L1.6 -8Z"));
    pen.translate(0, -31);
    disc(pen, 3.4, brass(pen, 0, 0, 3.4));
    pen.restore();
  }
  disc(pen, 12, brass(pen, 0, 0, 12));
  disc(pen, 5.5, "#8a6421");
  disc(pen, 4, brass(pen, 0, 0, 4));
}
