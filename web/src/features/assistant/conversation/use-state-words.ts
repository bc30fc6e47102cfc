import { ASSISTANT_PROBLEMS } from '#contract/assistant/assistant-facts.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { useReason } from '../use-reason.ts'
import { conversationTexts } from './texts.ts'

const SLEEPS = ['person', 'open', 'handed_over'] as const
const ANSWERING: Record<string, 'drafts' | 'waits'> = { draft: 'drafts', unanswered: 'waits' }

/** What the assistant does about a conversation, and why, in words. */
export function useStateWords({ mode, state, until, reason }: ConversationRow['assistant']) {
  const t = useText(conversationTexts)
  const say = useReason()
  const { byAge } = useFormats()
  if (state === 'answers') {
    const does = ANSWERING[mode] ?? 'answers'
    if (reason === 'open') return { title: t(does), why: t('why_drafts_open') }
    return { title: t(does), why: t(mode === 'after_hours' ? 'why_closed' : `why_${does}`) }
  }
  if (state === 'sleeps') {
    const title = until === null ? t('sleeps') : t('sleeps_until', { time: byAge(until) })
    const known = SLEEPS.find((one) => one === reason)
    return { title, why: known ? t(`why_${known}`) : '' }
  }
  const problem = ASSISTANT_PROBLEMS.find((one) => one === reason)
  if (problem) return { title: t('off'), why: t('why_problem', { reason: say(problem) }) }
  return { title: t('off'), why: t(reason === 'contact' ? 'why_contact' : 'why_dealership') }
}
