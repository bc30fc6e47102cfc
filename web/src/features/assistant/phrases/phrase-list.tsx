import { Badge, Heading, Stack } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Phrase } from '#contract/assistant/phrases.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { GROUPS, groupOf } from './groups.ts'
import { meaningOf } from './meaning-of.ts'
import './phrases.css'
import { phraseTexts } from './texts.ts'
import { Wording } from './wording.tsx'

interface PhraseListProps {
  phrases: readonly Phrase[]
  onOpen: (id: string) => void
}

/** Phrases by what they are for; arrow keys go from one to the next. */
export function PhraseList({ phrases, onOpen }: PhraseListProps) {
  const t = useText(phraseTexts)
  return (
    <Stack gap="6" onKeyDown={moveFocus}>
      {GROUPS.map((group) => {
        const members = phrases.filter(({ id }) => groupOf(id) === group)
        return (
          members.length > 0 && (
            <Stack key={group} as="section" gap="3" aria-label={t(`group_${group}`)}>
              <Heading as="h2" size="md" fontWeight="650">
                {t(`group_${group}`)}
              </Heading>
              <Panel padding="0" overflow="hidden">
                <ul className="phrase-list">
                  {members.map((phrase) => (
                    <PhraseRow key={phrase.id} phrase={phrase} onOpen={() => onOpen(phrase.id)} />
                  ))}
                </ul>
              </Panel>
            </Stack>
          )
        )
      })}
    </Stack>
  )
}

function PhraseRow({ phrase, onOpen }: { phrase: Phrase; onOpen: () => void }) {
  const t = useText(phraseTexts)
  const language = useLanguage()
  const { wordings, own } = phrase
  const other = language === 'en' ? 'es' : 'en'
  const said = (one: 'en' | 'es') => own?.[one] || (wordings[one][0] ?? '')
  return (
    <li>
      <button type="button" className="phrase" onClick={onOpen}>
        <span className="phrase-meaning">
          {meaningOf(phrase, language)}
          {own && (
            <Badge colorPalette="purple" flexShrink="0">
              {t('own')}
            </Badge>
          )}
        </span>
        <span className="phrase-said">
          <Wording text={said(language)} />
        </span>
        <span className="phrase-other" lang={other}>
          <Wording text={said(other)} />
        </span>
        <ChevronRight className="phrase-more" aria-hidden />
      </button>
    </li>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.phrase')]
  const next = rows[rows.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
