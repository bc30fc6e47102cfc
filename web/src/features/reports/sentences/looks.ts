import { Equal, Eye, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react'
import type { Sentence } from './sentences-of.ts'

/** How what got better and what got worse look, in a sentence and beside a figure. */
export const LOOKS: Record<Sentence['tone'], { icon: LucideIcon; color: string; bg: string }> = {
  better: { icon: TrendingUp, color: 'brand.fg', bg: 'brand.subtle' },
  worse: { icon: TrendingDown, color: 'copper.fg', bg: 'copper.subtle' },
  same: { icon: Equal, color: 'fg.muted', bg: 'bg.muted' },
  look: { icon: Eye, color: 'fg.muted', bg: 'bg.muted' },
}
