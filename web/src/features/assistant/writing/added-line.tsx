import { TriangleAlert } from 'lucide-react'
import type { Added } from '#contract/assistant/added.ts'
import { useText } from '../../../lib/language/text.ts'
import { addedTexts } from './added-texts.ts'

interface AddedLineProps {
  added: readonly Added[] | undefined
  /** What the AI's text was made of. */
  where: 'text' | 'conversation'
}

/** Names what an AI's text says that nobody said before; nothing where there is none. */
export function AddedLine({ added = [], where }: AddedLineProps) {
  const t = useText(addedTexts)
  if (added.length === 0) return null
  return (
    <p className="assistant-added" role="status">
      <TriangleAlert aria-hidden />
      <span>{t(`not_in_${where}`, { words: added.map(({ text }) => text).join(', ') })}</span>
    </p>
  )
}
