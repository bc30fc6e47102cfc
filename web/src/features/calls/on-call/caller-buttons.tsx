import { useLanguage } from '../../../lib/language/language.ts'
import { useSlot } from '../../../lib/slots.ts'
import { openAbout } from './caller-dialogs.tsx'
import { Control, type ControlLook } from './control.tsx'

/** Other features' actions on the other party, during a call. */
export function CallerButtons({ contact, ...look }: ControlLook & { contact: string }) {
  const language = useLanguage()
  return useSlot('callActions').map(({ id, icon, title }) => (
    <Control key={id} icon={icon} label={title[language]} {...look} onClick={() => openAbout(contact, id)} />
  ))
}
