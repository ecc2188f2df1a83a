/**
 * A hand over the layout: where it points, what it lays, lifts and carries, by pointer or by keys.
 * It decides nothing; what it means is passed to the component that draws the layout.
 */

import type { SpotDescription } from "../wire";
import { isDrag, landing, type Landing, type Load, type Press } from "./carry";
import { nextSpot, spotAt, type Direction, type Cloth, type PlacedSpot } from "./cloth";
import { drag } from "./drag.svelte";
import { t } from "./messages.svelte";
import { spokenMoney } from "./money";

const LONG_PRESS = 600;
const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What the hand lies over, as it is now. */
export interface Under {
  svg: () => SVGSVGElement | undefined;
  cloth: () => Cloth;
  /** One's own stake on a bet. */
  own: (bet: string) => { bet: string; stake: number; pending?: number | undefined } | undefined;
  name: (bet: string) => string;
  /** Nothing can be placed: a display. */
  readonly: () => boolean;
  /** Chips can be laid and taken. */
  takes: () => boolean;
  /** Stacks can be lifted. */
  carries: () => boolean;
  place: (spot: SpotDescription, value?: number) => void;
  remove: (spot: SpotDescription) => void;
  move: (from: SpotDescription, to: SpotDescription | null) => void;
}

export class Hand {
  /** Pointing: by hover, by a finger that may still slide, by the keyboard. */
  pointed = $state.raw<PlacedSpot | null>(null);
  focused = $state(0);
  keyboard = $state(false);
  /** Carrying: a stack of one's own. */
  load = $state.raw<Load | null>(null);
  /** What somebody hears of it who does not see it. */
  narration = $state("");
  private press: Press | null = null;

  readonly home = $derived.by(() => {
    const { spots } = this.under.cloth();
    return spots.find((spot) => spot.index === this.focused) ?? spots[0];
  });
  readonly shown = $derived.by(() => this.dropTarget() ?? (this.keyboard ? this.home : null) ?? this.pointed);

  constructor(private readonly under: Under) {
    // Betting may end, or the stack go, while somebody holds it.
    $effect(() => {
      if (this.load && (!under.carries() || under.own(this.load.bet)?.stake !== this.load.stake)) this.letGo();
    });
    // A chip from the rail comes to rest here.
    $effect(() =>
      drag.receive((chip) => {
        const spot = under.takes() ? this.spotUnder(chip.x, chip.y) : null;
        if (spot) under.place(spot.spot, chip.value);
        return spot !== null;
      }),
    );
  }

  /** What can be lifted from a spot: all that lies there, once the server has all of it. */
  private liftable(spot: PlacedSpot | null | undefined, keyed: boolean): Load | null {
    const own = this.under.carries() && spot ? this.under.own(spot.spot.bet) : undefined;
    return own && own.stake > 0 && !own.pending ? { bet: own.bet, stake: own.stake, keyed } : null;
  }
  private letGo(): void {
    if (this.load && !this.load.keyed) drag.cancel();
    this.load = null;
    this.press = null;
  }
  private putDown(where: Landing): void {
    const carried = this.load;
    this.letGo();
    const from = carried && this.under.cloth().spots.find((spot) => spot.spot.bet === carried.bet);
    if (!carried || !from) return;
    const stake = spokenMoney(carried.stake);
    if (where === "back") {
      this.narration = t("common-put-back", { name: this.under.name(carried.bet) });
    } else if (where === "off") {
      this.narration = t("common-carried-off", { stake });
      this.under.move(from.spot, null);
    } else {
      this.narration = t("common-carried-to", { stake, name: this.under.name(where.to.spot.bet) });
      this.under.move(from.spot, where.to.spot);
    }
  }
  private carry(event: PointerEvent, { bet, stake }: Load): void {
    const off = this.landingAt(event, bet) === "off";
    drag.move({ value: stake, x: event.clientX, y: event.clientY, from: bet, off });
  }
  private dropTarget(): PlacedSpot | null {
    const chip = drag.now;
    return chip && this.under.takes() ? this.spotUnder(chip.x, chip.y) : null;
  }
  private onCloth(x: number, y: number): { x: number; y: number } | null {
    const area = this.under.svg()?.getBoundingClientRect();
    if (!area?.width) return null;
    const scale = this.under.cloth().width / area.width;
    return { x: (x - area.left) * scale, y: (y - area.top) * scale };
  }
  private spotUnder(x: number, y: number): PlacedSpot | null {
    const at = this.onCloth(x, y);
    return at && spotAt(this.under.cloth(), at.x, at.y);
  }
  private landingAt(event: PointerEvent, from: string): Landing {
    const at = this.onCloth(event.clientX, event.clientY);
    return at ? landing(this.under.cloth(), from, at.x, at.y) : "back";
  }
  private place(spot: PlacedSpot): void {
    if (this.load?.keyed) this.putDown(spot.spot.bet === this.load.bet ? "back" : { to: spot });
    else if (this.under.takes()) this.under.place(spot.spot);
  }

  readonly down = (event: PointerEvent): void => {
    if (this.under.readonly() || event.button !== 0) return;
    this.letGo();
    this.keyboard = false;
    const first = this.spotUnder(event.clientX, event.clientY);
    const touch = event.pointerType !== "mouse";
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, began: event.timeStamp, first, touch };
    this.pointed = first;
    this.under.svg()?.setPointerCapture?.(event.pointerId);
  };
  readonly slide = (event: PointerEvent): void => {
    if (this.under.readonly() && event.pointerType !== "mouse") return;
    if (this.press && this.press.id !== event.pointerId) return;
    this.keyboard = false;
    this.pointed = this.spotUnder(event.clientX, event.clientY);
    if (this.press && !this.load && isDrag(this.press, event.clientX, event.clientY)) this.load = this.liftable(this.press.first, false);
    if (this.press && this.load) this.carry(event, this.load);
  };
  readonly up = (event: PointerEvent): void => {
    if (!this.press || this.press.id !== event.pointerId) return;
    const { began, first, touch } = this.press;
    this.press = null;
    const spot = this.spotUnder(event.clientX, event.clientY);
    this.pointed = touch ? null : spot;
    if (spot) this.focused = spot.index;
    if (this.load) return this.putDown(this.landingAt(event, this.load.bet));
    // Who presses long without sliding wants to see what the spot covers, not to bet.
    const pressedLong = touch && spot === first && event.timeStamp - began > LONG_PRESS;
    if (spot && !pressedLong) this.place(spot);
  };
  readonly leave = (event: PointerEvent): void => {
    if (!this.press || event.type === "pointercancel") {
      if (this.press) this.letGo();
      this.pointed = null;
    }
  };
  /** The keyboard was left: nobody carries on with what it held. */
  readonly blur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && this.under.svg()?.contains(event.relatedTarget)) return;
    this.keyboard = false;
    if (this.load?.keyed) this.putDown("back");
  };
  readonly key = (event: KeyboardEvent): void => {
    const { home } = this;
    const direction = ARROWS[event.key];
    if (!home || event.ctrlKey || event.metaKey || event.altKey) return;
    if (direction) {
      event.preventDefault();
      const next = nextSpot(this.under.cloth(), home, direction);
      if (!next) return;
      this.keyboard = true;
      this.focused = next.index;
      this.under.svg()?.querySelector<SVGElement>(`[data-index="${next.index}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.keyboard = true;
      this.place(home);
    } else if (event.key.toLowerCase() === "m" && !this.load) {
      this.load = this.liftable(home, true);
      this.keyboard ||= this.load !== null;
      if (this.load) this.narration = t("common-picked-up", { stake: spokenMoney(this.load.stake), name: this.under.name(this.load.bet) });
    } else if ((event.key === "Delete" || event.key === "Backspace") && this.under.takes()) {
      event.preventDefault();
      if (this.load?.keyed) this.putDown("off");
      else this.under.remove(home.spot);
    }
  };
  readonly escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.load) this.putDown("back");
  };
  readonly take = (event: MouseEvent): void => {
    event.preventDefault();
    const spot = this.spotUnder(event.clientX, event.clientY);
    if (spot && this.under.takes() && !this.press) this.under.remove(spot.spot);
  };
  /** A click that no pointer made comes from a screen reader. */
  click(event: MouseEvent, spot: PlacedSpot): void {
    if (event.detail === 0) this.place(spot);
  }
}
