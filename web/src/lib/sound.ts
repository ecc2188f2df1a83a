/**
 * The sounds of a table, made here from noise and tones: no file is loaded. Nothing is heard before
 * somebody has touched the page, which browsers demand, and nothing ever waits for a sound.
 */

export type Moment = "chip" | "refused" | "drop" | "win";

type Audio = AudioContext;

export class Sound {
  #audio: Audio | null = null;
  #out: GainNode | null = null;
  #rolling: { stop: () => void } | null = null;
  #noise: AudioBuffer | null = null;

  constructor(readonly make: () => Audio | null = makeAudio) {}

  /** Loudness from 0 to 1; at 0 nothing is made at all. */
  set volume(to: number) {
    this.#volume = to;
    if (this.#out && this.#audio) this.#out.gain.setTargetAtTime(to, this.#audio.currentTime, 0.02);
    if (to === 0) this.still();
  }
  #volume = 0;

  play(moment: Moment): void {
    const audio = this.#ready();
    if (!audio) return;
    const at = audio.currentTime;
    if (moment === "chip") this.#click(at, 3200, 0.05);
    else if (moment === "refused") this.#tone(at, 196, 0.18, "triangle", 0.25);
    else if (moment === "drop") for (const [place, pause] of [0, 0.11, 0.19, 0.25].entries()) this.#click(at + pause, 1900 - place * 180, 0.07);
    else for (const [place, note] of [523, 659, 784, 1047].entries()) this.#tone(at + place * 0.11, note, 0.42, "sine", 0.3);
  }

  /** The ball runs until it is stopped. */
  roll(): void {
    const audio = this.#ready();
    if (!audio || this.#rolling || !this.#out) return;
    const source = audio.createBufferSource();
    source.buffer = this.#hiss(audio);
    source.loop = true;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = 850;
    band.Q.value = 1.4;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, audio.currentTime);
    gain.gain.linearRampToValueAtTime(0.22, audio.currentTime + 0.4);
    source.connect(band).connect(gain).connect(this.#out);
    source.start();
    const end = (): void => {
      gain.gain.setTargetAtTime(0, audio.currentTime, 0.15);
      source.stop(audio.currentTime + 0.8);
    };
    this.#rolling = { stop: end };
  }
  still(): void {
    this.#rolling?.stop();
    this.#rolling = null;
  }

  close(): void {
    this.still();
    void this.#audio?.close();
    this.#audio = null;
  }

  #ready(): Audio | null {
    if (this.#volume <= 0) return null;
    if (!this.#audio) {
      this.#audio = this.make();
      if (!this.#audio) return null;
      this.#out = this.#audio.createGain();
      this.#out.gain.value = this.#volume;
      this.#out.connect(this.#audio.destination);
    }
    if (this.#audio.state === "suspended") void this.#audio.resume();
    return this.#audio;
  }

  #tone(at: number, pitch: number, lasts: number, type: OscillatorType, loud: number): void {
    const audio = this.#audio;
    if (!audio || !this.#out) return;
    const source = audio.createOscillator();
    const gain = audio.createGain();
    source.type = type;
    source.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    source.connect(gain).connect(this.#out);
    source.start(at);
    source.stop(at + lasts);
  }

  #click(at: number, pitch: number, lasts: number): void {
    const audio = this.#audio;
    if (!audio || !this.#out) return;
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = this.#hiss(audio);
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.Q.value = 6;
    gain.gain.setValueAtTime(0.9, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    source.connect(band).connect(gain).connect(this.#out);
    source.start(at, 0, lasts);
  }

  #hiss(audio: Audio): AudioBuffer {
    if (this.#noise) return this.#noise;
    const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
    this.#noise = buffer;
    return buffer;
  }
}

/** None where the browser has none, and none in a browser that a program drives. */
function makeAudio(): Audio | null {
  return typeof AudioContext === "undefined" || navigator.webdriver ? null : new AudioContext();
}

/** Call something out in a language, where the browser can speak; not while another call is out. */
export function callOut(words: string, language: string, volume: number): void {
  const voice = globalThis.speechSynthesis;
  if (!voice || !words || volume <= 0 || navigator.webdriver) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language;
  said.volume = volume;
  voice.cancel();
  voice.speak(said);
}

export function feel(lasts: number): void {
  if (!navigator.webdriver) navigator.vibrate?.(lasts);
}
