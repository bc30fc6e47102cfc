import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LINE_HZ, sampleAt } from './tone.ts'

/** Nine seconds of the tone in 125 frames of 576 samples, 8 kbit/s: all frames have the same number of bytes. */
const LOOP = readFileSync(join(import.meta.dirname, 'tone.mp3'))
const FRAME_BYTES = 72
const FRAME_SAMPLES = 576

/** An MP3 file of this many seconds. */
export function toneMp3(seconds: number): Buffer {
  const length = Math.round((seconds * LINE_HZ) / FRAME_SAMPLES) * FRAME_BYTES
  return Buffer.alloc(length, LOOP)
}

/** A WAV file of this many seconds, 8 bits per sample. */
export function toneWav(seconds: number): Buffer {
  const samples = Uint8Array.from({ length: seconds * LINE_HZ }, (_, index) => 128 + Math.round(127 * sampleAt(index)))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // PCM, mono; one byte per sample, so bytes per second equal samples per second.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(LINE_HZ, 24)
  head.writeUInt32LE(LINE_HZ, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
