import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { usePipelineText } from '../texts.ts'

interface StageSwitcherProps {
  stages: { id: string; name: string }[]
  countOf: (stage: string) => number
  board: RefObject<HTMLElement | null>
}

/** On a phone, where one stage fills the screen: which it is, and the way to any other. */
export function StageSwitcher({ stages, countOf, board }: StageSwitcherProps) {
  const t = usePipelineText()
  const { number } = useFormats()
  const at = useColumnInSight(board)
  const go = (index: number) =>
    columnsIn(board.current)[index]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' })
  return (
    <nav className="board-switcher" aria-label={t('by_stage')}>
      <button type="button" aria-label={t('stage_before')} disabled={at === 0} onClick={() => go(at - 1)}>
        <ChevronLeft aria-hidden />
      </button>
      <span className="board-switcher-stage">
        <select aria-label={t('stage')} value={at} onChange={({ target }) => go(Number(target.value))}>
          {stages.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {`${name} · ${number(countOf(id))}`}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </span>
      <button
        type="button"
        aria-label={t('stage_after')}
        disabled={at === stages.length - 1}
        onClick={() => go(at + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  )
}

const columnsIn = (board: HTMLElement | null) => [...(board?.querySelectorAll<HTMLElement>('.board-column') ?? [])]

/** The column whose start is nearest to the board's, as it is swiped. */
function useColumnInSight(board: RefObject<HTMLElement | null>): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const element = board.current
    if (!element) return
    const look = () => {
      const start = element.getBoundingClientRect().left
      const away = columnsIn(element).map((column) => Math.abs(column.getBoundingClientRect().left - start))
      setAt(Math.max(0, away.indexOf(Math.min(...away))))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [board])
  return at
}
