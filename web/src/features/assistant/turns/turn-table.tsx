import { VisuallyHidden } from '@chakra-ui/react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Turn } from '#contract/assistant/assistant.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import '../../../ui/card-table.css'
import { When } from '../../../parts/when.tsx'
import { useReason } from '../use-reason.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { turnTexts } from './texts.ts'
import './turns.css'
import { WriteAnswer } from './write-answer.tsx'

/** A page of turns: a table, on a phone cards. */
export function TurnTable({ turns, onOpen }: { turns: readonly Turn[]; onOpen: (id: string) => void }) {
  const t = useText(turnTexts)
  return (
    <table className="card-table assistant-turns">
      <thead>
        <tr>
          {(['customer', 'said', 'outcome', 'when', 'cost'] as const).map((name) => (
            <th key={name}>{t(name)}</th>
          ))}
          <th>
            <VisuallyHidden>{t('feedback')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <Row key={turn.id} turn={turn} onOpen={() => onOpen(turn.id)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ turn, onOpen }: { turn: Turn; onOpen: () => void }) {
  const t = useText(turnTexts)
  const say = useReason()
  const { cost: inDollars } = useFormats()
  const { contact, question, answer, outcome, reason, started_at, cost, sources, feedback } = turn
  const Thumb = feedback?.verdict === 'bad' ? ThumbsDown : ThumbsUp
  return (
    <tr>
      <td>
        <button type="button" className="assistant-turn" onClick={onOpen}>
          {contact?.name ?? t('unseen')}
        </button>
      </td>
      <td className="assistant-turn-said">
        {question && <p className="assistant-turn-question">{question}</p>}
        {answer && <p className="assistant-turn-answer">{answer}</p>}
        {sources.length > 0 && (
          <p className="assistant-turn-sources">
            {t('sources')}: {[...new Set(sources.map(({ title }) => title))].join(', ')}
          </p>
        )}
        <WriteAnswer turn={turn} />
      </td>
      <td>
        <OutcomeBadge outcome={outcome} />
        {reason && <p className="assistant-turn-reason">{say(reason)}</p>}
      </td>
      <td>
        <When at={started_at} />
      </td>
      <td>{cost === null ? t('unknown') : inDollars(cost)}</td>
      <td>{feedback && <Thumb size={16} aria-label={t(feedback.verdict === 'bad' ? 'rated_bad' : 'rated_good')} />}</td>
    </tr>
  )
}
