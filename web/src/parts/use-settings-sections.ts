import { useSession } from '../lib/session.ts'
import { useSlot } from '../lib/slots.ts'

/** The sections of the settings that the reader's role allows. */
export function useSettingsSections() {
  const { rights } = useSession()
  return useSlot('settingsSections').filter(({ rights: needed = USUAL }) => needed.every((one) => rights.includes(one)))
}
const USUAL = ['settings'] as const
