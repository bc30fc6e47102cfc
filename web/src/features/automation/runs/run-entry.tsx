import { Badge, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { ACT_FACTS, type RunStatus } from '#contract/outreach/automation-facts.ts'
import type { Run, StoryLine } from '#contract/outreach/automation-schema.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { When } from '../../../parts/when.tsx'
import { runTexts } from './texts.ts'

const COLORS: Record<RunStatus, string> = { active: 'blue', done: 'green', ended: 'gray', cut: 'red', left_out: 'gray' }

/** A run with its story, step by step. `isOfContact`: it stands with its contact, and names its automation. */
export function RunEntry({ run, isOfContact = false }: { run: Run; isOfContact?: boolean }) {
  const t = useText(runTexts)
  const { moment } = useFormats()
  const { status, reason, due_at, began_at, version, automation, contact, story } = run
  return (
    <details className="automation-run">
      <summary>
        {isOfContact ? (
          <Link to={`/automation/${automation.id}`}>{automation.name || t('title')}</Link>
        ) : (
          <Link to={`/contacts/${contact.id}`}>{phoneText(contact.name)}</Link>
        )}
        <Badge colorPalette={COLORS[status]} variant="subtle">
          {t(`status_${status}`)}
        </Badge>
        <Text as="span" fontSize="sm" color="fg.muted">
          {reason ?? (due_at ? t('next', { time: moment(due_at) }) : t('began', { time: moment(began_at) }))}
        </Text>
        <ChevronDown aria-hidden className="automation-run-mark" />
      </summary>
      <ol className="automation-story">
        {story.map((line) => (
          <Line key={`${line.step} ${line.outcome} ${line.at}`} line={line} />
        ))}
      </ol>
      <Text fontSize="xs" color="fg.muted" marginTop="2">
        {t('version', { number: version })} · {t('began', { time: moment(began_at) })}
      </Text>
    </details>
  )
}

function Line({ line: { at, act, outcome, reason, until } }: { line: StoryLine }) {
  const t = useText(runTexts)
  const language = useLanguage()
  const { moment } = useFormats()
  const time = until ? moment(until) : '…'
  const isWait = act === 'wait' || act === 'wait_until'
  const went = outcome === 'waits' ? t(isWait ? 'outcome_until' : 'outcome_waits', { time }) : t(`outcome_${outcome}`)
  return (
    <li data-outcome={outcome}>
      <When at={at} />
      {ACT_FACTS[act][language]}: {went}
      {reason && <small>{reason}</small>}
    </li>
  )
}
