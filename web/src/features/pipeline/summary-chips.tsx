import { AGES, type Age, countAges } from '#contract/customers/card-age.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { useAges } from '../../data/board/board.ts'
import type { Board } from '../../data/board/board-state.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { usePipelineText } from './texts.ts'

const NAMES = { green: 'recent', blue: 'medium', black: 'old', grey: 'very_old' } as const satisfies Record<Age, string>

/** What the colors at the cards' edges say. */
export function AgeKey() {
  const t = usePipelineText()
  return (
    <ul className="board-key" aria-label={t('by_time')}>
      {AGES.map((age) => (
        <li key={age}>
          <span className="board-dot" data-color={age} /> {t(NAMES[age])}
        </li>
      ))}
    </ul>
  )
}

interface SummaryChipsProps {
  board: Board
  stages: { id: string; name: string; color: string }[]
  times: TimeSettings
  now: number
}

/** Contacts by stage and by age, counted from the cards if all are loaded, otherwise by the server. */
export function SummaryChips({ board, stages, times, now }: SummaryChipsProps) {
  const t = usePipelineText()
  const { number } = useFormats()
  const columns = Object.values(board)
  const isCut = columns.some(({ cursor }) => cursor !== null)
  const { data: all } = useAges(isCut)
  const isPartial = isCut && !all
  const loaded = columns.flatMap(({ cards }) => cards)
  const counts = isCut && all ? all : countAges(loaded, times, now)
  return (
    <div className="pipeline-chips">
      <section aria-label={t('by_stage')}>
        <h2>{t('by_stage')}</h2>
        <ul>
          {stages.map(({ id, name, color }) => (
            <li key={id}>
              <button
                type="button"
                className="pipeline-chip"
                title={t('show_stage', { stage: name })}
                onClick={() => document.getElementById(`stage-${id}`)?.scrollIntoView({ inline: 'start' })}
              >
                <span className="board-dot" style={{ background: `var(--chakra-colors-${color}-500)` }} />
                {name} <b>{number(board[id]?.count ?? 0)}</b>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('by_time')}>
        <h2>{t('by_time')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys must reach it */}
        <ul tabIndex={0}>
          {AGES.map((age) => (
            <li key={age} className="pipeline-chip" title={isPartial ? t('loaded_only') : undefined}>
              <span className="board-dot" data-color={age} />
              {t(NAMES[age])}{' '}
              <b>
                {number(counts[age])}
                {isPartial && '+'}
              </b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
