import { silenceNotifications } from '../../data/notification-choices.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { signOutEverywhere } from '../../lib/other-tabs.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useChangeAvailability, useChangeLanguage, useSession } from '../../lib/session.ts'
import { stopVoice } from '../../lib/voice/service.ts'
import { toaster } from '../../ui/toaster.tsx'
import { useColorMode } from '../../ui/use-color-mode.ts'
import { appTexts } from '../texts.ts'
import type { Choice } from './find-choices.ts'
import { paletteTexts } from './palette-texts.ts'

const HOUR_MS = 3_600_000

/** What a person does for themselves: language, light and dark, availability, the way out. */
export function useOwnActs(): Choice[] {
  const t = useText(paletteTexts)
  const common = useText(appTexts)
  const language = useLanguage()
  const { user } = useSession()
  const changeLanguage = useChangeLanguage()
  const changeAvailability = useChangeAvailability()
  const { isDark, toggle } = useColorMode()
  const isAvailable = user?.available === true
  const silence = (until: Date | null) =>
    void silenceNotifications(until?.toISOString() ?? null)
      .then(() => toaster.create({ type: 'success', title: t(until ? 'silence_begun' : 'silence_ended') }))
      .catch((error: unknown) => toaster.create({ type: 'error', title: errorText(error) }))
  const own: Omit<Choice, 'group'>[] = [
    { id: 'language', label: t('language'), run: () => void changeLanguage(language === 'en' ? 'es' : 'en') },
    { id: 'look', label: t(isDark ? 'light' : 'dark'), run: toggle },
    {
      id: 'silence',
      label: t('silence_hour'),
      run: () => silence(new Date(serverNow() + HOUR_MS)),
    },
    { id: 'silence-end', label: t('silence_end'), isOneOfMany: true, run: () => silence(null) },
    {
      id: 'log-out',
      label: t('logout'),
      isEnd: true,
      run: () => {
        stopVoice()
        void signOutEverywhere()
      },
    },
  ]
  // Owners are given no conversations.
  if (user && user.role.name !== 'owner')
    own.unshift({
      id: 'availability',
      label: t(isAvailable ? 'be_away' : 'be_available'),
      run: () =>
        void changeAvailability(!isAvailable).catch((error: unknown) =>
          toaster.create({ type: 'error', title: common('availability_failed'), description: errorText(error) }),
        ),
    })
  return own.map((act) => ({ ...act, group: 'account' }))
}
