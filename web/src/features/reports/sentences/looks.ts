import { CircleCheck, Equal, Eye, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Sentence } from './sentences-of.ts'

/** How what got better and what got worse look, in a sentence and beside a figure; arrows show where a number went. */
export const LOOKS: Record<Sentence['tone'], { icon: LucideIcon; color: string; bg: string }> = {
  better: { icon: CircleCheck, color: 'brand.fg', bg: 'brand.subtle' },
  worse: { icon: TriangleAlert, color: 'copper.fg', bg: 'copper.subtle' },
  same: { icon: Equal, color: 'fg.muted', bg: 'bg.muted' },
  look: { icon: Eye, color: 'fg.muted', bg: 'bg.muted' },
}
