/** Samples per second on a telephone line. */
export const LINE_HZ = 8000

const TONE_HZ = 440
const LOUDNESS = 0.2

/** The sound of a call's other side: half a second of a tone, half a second of silence; from -1 to 1. */
export const sampleAt = (index: number) =>
  index % LINE_HZ < LINE_HZ / 2 ? LOUDNESS * Math.sin((2 * Math.PI * TONE_HZ * index) / LINE_HZ) : 0

const BIAS = 0x84
const CLIP = 32_635

/** G.711 mu-law: the byte of a sample from -1 to 1. */
export function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const magnitude = Math.min(CLIP, Math.round(Math.abs(sample) * 32_767)) + BIAS
  const exponent = 31 - Math.clz32(magnitude) - 7
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~(sign | (exponent << 4) | mantissa) & 0xff
}
