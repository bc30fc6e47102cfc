import { useState } from 'react'
import { useNavigate } from 'react-router'
import { firstAddress } from '#contract/customers/channels/addresses.ts'
import { useVehicleFacts, type VehicleFacts } from '../../data/vehicle.ts'
import { hitAddress } from '../../features/search/index.ts'
import { useOffered } from '../../lib/acts.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { useSlot } from '../../lib/slots.ts'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'
import { type Choice, findChoices } from './find-choices.ts'
import { PALETTE } from './palette-act.ts'
import { paletteTexts } from './palette-texts.ts'
import { useHits } from './use-hits.ts'
import { useOwnActs } from './use-own-acts.ts'
import { usePeople } from './use-people.ts'
import { usedActs } from './used-acts.ts'

/** The palette's choices for a text: what can be done here, what can be created, pages, settings, people, a search and its first hits. */
export function usePalette(text: string): { choices: Choice[]; isLooking: boolean } {
  const t = useText(paletteTexts)
  const navigate = useNavigate()
  const language = useLanguage()
  const offered = useOffered().filter(({ id }) => id !== PALETTE)
  const commands = useSlot('commands')
  const sections = useSettingsSections()
  const own = useOwnActs()
  const { people, isLooking } = usePeople(text.trim())
  const hits = useHits(text.trim())
  const facts = useVehicleFacts(hits.filter(({ kind }) => kind === 'vehicle').map(({ id }) => id))
  const { dollars } = useFormats()
  const [usedLast] = useState(usedActs)

  const all: Choice[] = [
    ...offered,
    ...commands.map(({ id, group = 'pages', title, to }) => ({
      id: `command-${id}`,
      group,
      label: title[language],
      run: () => navigate(to),
    })),
    ...sections.map(({ id, title }) => ({
      id: `section-${id}`,
      group: 'sections' as const,
      isOneOfMany: true,
      label: `${t('sections')}: ${title[language]}`,
      run: () => navigate(`/settings/${id}`),
    })),
    ...own,
  ]
  const found = people.map(
    ({ id, display_name, ...person }): Choice => ({
      id: `person-${id}`,
      group: 'people',
      label: phoneText(display_name),
      hint: phoneText(firstAddress(person) ?? ''),
      run: () => navigate(`/chats?${new URLSearchParams({ contact: id })}`),
    }),
  )
  const priceOf = (vehicle: VehicleFacts | undefined) =>
    vehicle?.shown_price ? dollars(vehicle.shown_price.amount) : undefined
  const said = hits.map(
    (hit): Choice => ({
      id: `hit-${hit.kind}-${hit.id}`,
      group: 'hits',
      label: hit.text,
      hint: priceOf(facts.get(hit.id)),
      found: { hit, search: text.trim() },
      run: () => navigate(hitAddress(hit)),
    }),
  )
  const search: Choice = {
    id: 'search',
    group: 'search',
    label: text.trim() ? t('search_for', { text: text.trim() }) : t('search_all'),
    run: () => navigate(text.trim() ? `/search?${new URLSearchParams({ q: text.trim() })}` : '/search'),
  }
  return { choices: [...findChoices(all, text, usedLast), ...found, search, ...said], isLooking }
}
