import { useUnreadLeadCount } from '../data/lead-doors.ts'
import { useUnread } from '../data/unread.ts'
import type { NavigationEntry } from '../lib/feature.ts'
import { useText } from '../lib/language/text.ts'
import { appTexts } from './texts.ts'

/** Returns what an entry of the navigation counts, and says it in words; nothing where nothing waits. */
export function useCounts() {
  const t = useText(appTexts)
  const counts = { conversations: useUnread(), leads: useUnreadLeadCount() }
  const words = { conversations: 'unread', leads: 'unread_leads' } as const
  return ({ counts: of }: Pick<NavigationEntry, 'counts'>) => {
    const count = of ? counts[of] : 0
    return { count, words: of && count > 0 ? t(words[of], { count }) : undefined }
  }
}
