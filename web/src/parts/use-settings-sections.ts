import { useSession } from '../lib/session.ts'
import { useSlot } from '../lib/slots.ts'

/** The sections of the settings that the reader's role allows. */
export function useSettingsSections() {
  const { user, rights } = useSession()
  return useSlot('settingsSections').filter(
    ({ rights: needed = USUAL, ifPaid, ifOwner }) =>
      needed.every((one) => rights.includes(one)) &&
      (!ifPaid || user?.pays) &&
      (!ifOwner || user?.role.name === 'owner'),
  )
}
const USUAL = ['settings'] as const
