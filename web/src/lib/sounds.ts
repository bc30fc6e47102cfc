import type { NotificationSound } from '#contract/people/notification-sounds.ts'

interface Tone {
  hertz: number
  /** Start, and duration, in seconds from the sound's start. */
  at: number
  rings: number
  wave: OscillatorType
}

/** Made of tones, so that there is no file to load or to go missing. */
const SOUNDS: Record<NotificationSound, Tone[]> = {
  'Fun chime pop': [
    { hertz: 659, at: 0, rings: 0.16, wave: 'triangle' },
    { hertz: 880, at: 0.09, rings: 0.16, wave: 'triangle' },
    { hertz: 1319, at: 0.18, rings: 0.32, wave: 'triangle' },
  ],
  'Simple beep': [{ hertz: 880, at: 0, rings: 0.2, wave: 'sine' }],
  'Gentle bell': [
    { hertz: 523, at: 0, rings: 1.1, wave: 'sine' },
    { hertz: 1047, at: 0, rings: 0.7, wave: 'sine' },
  ],
  'Classic ding': [
    { hertz: 1568, at: 0, rings: 0.6, wave: 'sine' },
    { hertz: 3136, at: 0, rings: 0.25, wave: 'sine' },
  ],
  'Modern ping': [
    { hertz: 1175, at: 0, rings: 0.12, wave: 'sine' },
    { hertz: 1760, at: 0.08, rings: 0.4, wave: 'sine' },
  ],
}

/** A telephone's ring: twice, then a pause. */
const RING: Tone[] = [0, 0.5].flatMap((at) => [
  { hertz: 440, at, rings: 0.45, wave: 'triangle' },
  { hertz: 554, at, rings: 0.45, wave: 'triangle' },
])
const RING_EVERY_MS = 3_000

/** Dispatched for each sound played, so that tests can count them. */
const SOUND_EVENT = 'lotwire:sound'
/** Maximum volume of a tone: several sound together. */
const PEAK = 0.4

/** Longer than any sound: a context that goes on after it keeps the speaker, and the processor, awake. */
const RESTS_AFTER_MS = 2_000

let context: AudioContext | undefined
let rests: ReturnType<typeof setTimeout> | undefined

/** Plays a sound at a volume of 0 to 100; silent if the browser blocks audio before a click in the page. */
export const playSound = (name: NotificationSound, volume: number) => play(name, SOUNDS[name], volume)

/** Rings like a telephone under the same conditions; returns a function that stops it. */
export function ringPhone(volume: number): () => void {
  const once = () => void play('ring', RING, volume)
  once()
  const timer = setInterval(once, RING_EVERY_MS)
  return () => clearInterval(timer)
}

async function play(name: string, tones: Tone[], volume: number) {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  clearTimeout(rests)
  await context.resume()
  for (const tone of tones) ring(context, tone, (PEAK * Math.min(volume, 100)) / 100)
  rests = setTimeout(() => context?.suspend(), RESTS_AFTER_MS)
  window.dispatchEvent(new CustomEvent(SOUND_EVENT, { detail: name }))
}

function ring(audio: AudioContext, { hertz, at, rings, wave }: Tone, loudness: number) {
  const begins = audio.currentTime + at
  const ends = begins + rings
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loudness, begins)
  // Fades out, because an abrupt end clicks.
  gain.gain.exponentialRampToValueAtTime(0.0001, ends)
  gain.connect(audio.destination)
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz })
  tone.connect(gain)
  tone.start(begins)
  tone.stop(ends)
}
