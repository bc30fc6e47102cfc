import { useSession } from '../lib/session.ts'
import { useSlot } from '../lib/slots.ts'

/** The sections of the settings that the reader's role allows. */
export function useSettingsSections() {
  const { rights } = useSession()
  return useSlot('settingsSections').filter(
    ({ right = 'settings', seesAll }) => rights.includes(right) && (!seesAll || rights.includes('see_all')),
  )
}
