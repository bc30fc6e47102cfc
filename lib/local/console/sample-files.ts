import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TYPES = {
  'car.jpg': 'image/jpeg',
  'contact.vcf': 'text/vcard',
  'dashboard.png': 'image/png',
  'insurance-card.pdf': 'application/pdf',
  'voice.ogg': 'audio/ogg',
  'walkaround.mp4': 'video/mp4',
} as const
export type SampleFile = keyof typeof TYPES

/** Reads a sample file, one of each kind that a customer or a dealership might send. */
export function readSample(name: string): { type: string; content: Buffer } | undefined {
  if (!Object.hasOwn(TYPES, name)) return undefined
  return { type: TYPES[name as SampleFile], content: readFileSync(join(import.meta.dirname, 'files', name)) }
}

export const sampleAddress = (origin: string, name: SampleFile) => `${origin}/local/files/${name}`
