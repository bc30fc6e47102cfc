import { useNavigate } from 'react-router'
import { firstAddress } from '#contract/customers/channels/addresses.ts'
import { foldText } from '#contract/fold-text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useSession } from '../../lib/session.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useSlot } from '../../lib/slots.ts'
import { bottomEntries, ENTRIES } from '../navigation.ts'
import { usePeople } from './use-people.ts'

export interface Choice {
  id: string
  group: 'people' | 'actions' | 'pages'
  label: string
  /** Shown after it: a key, a phone number. */
  hint?: string
  run: () => void
}

/** The palette's choices for a text: people, actions on the current page, and pages. */
export function usePalette(text: string): { choices: Choice[]; isLooking: boolean } {
  const navigate = useNavigate()
  const language = useLanguage()
  const session = useSession()
  const shortcuts = useShortcuts()
  const { people, isLooking } = usePeople(text.trim())
  const isMeant = ({ label }: Choice) => foldText(label).includes(foldText(text))

  const actions = shortcuts.map(
    ({ key, label, run }): Choice => ({ id: `key-${key}`, group: 'actions', label, hint: key.toUpperCase(), run }),
  )
  // Commands with a key are among the shortcuts.
  const commands = useSlot('commands')
    .filter(({ key }) => key === undefined)
    .map(
      ({ id, title, to }): Choice => ({
        id: `command-${id}`,
        group: 'actions',
        label: title[language],
        run: () => navigate(to),
      }),
    )
  const pages = [...ENTRIES, ...bottomEntries(session)].map(
    ({ to, title }): Choice => ({ id: `page-${to}`, group: 'pages', label: title[language], run: () => navigate(to) }),
  )
  const found = people.map(
    ({ id, display_name, ...person }): Choice => ({
      id: `person-${id}`,
      group: 'people',
      label: phoneText(display_name),
      hint: phoneText(firstAddress(person) ?? ''),
      run: () => navigate(`/chats?${new URLSearchParams({ contact: id })}`),
    }),
  )
  return { choices: [...found, ...[...actions, ...commands].filter(isMeant), ...pages.filter(isMeant)], isLooking }
}
