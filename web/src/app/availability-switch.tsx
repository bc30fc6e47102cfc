import { Box } from '@chakra-ui/react'
import { errorText } from '../lib/language/error-text.ts'
import { useText } from '../lib/language/text.ts'
import { useChangeAvailability, useSession } from '../lib/session.ts'
import { NativeCheckbox } from '../ui/native-checkbox.tsx'
import { toaster } from '../ui/toaster.tsx'
import { appTexts } from './texts.ts'

/** Switches whether the signed-in user takes new conversations; an owner is never assigned any. */
export function AvailabilitySwitch({ isFolded }: { isFolded: boolean }) {
  const t = useText(appTexts)
  const { user } = useSession()
  const change = useChangeAvailability()
  if (!user || user.role.name === 'owner') return null

  async function set(available: boolean) {
    try {
      await change(available)
    } catch (error) {
      toaster.create({ type: 'error', title: t('availability_failed'), description: errorText(error) })
    }
  }
  return (
    <Box title={t('availability_hint')} paddingInline={isFolded ? '0' : '1.5'} alignSelf={isFolded ? 'center' : 'auto'}>
      <NativeCheckbox
        label={isFolded ? '' : t(user.available ? 'available' : 'away')}
        aria-label={t('available')}
        checked={user.available}
        onChange={({ target }) => set(target.checked)}
      />
    </Box>
  )
}
