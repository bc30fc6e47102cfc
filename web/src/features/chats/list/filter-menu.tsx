import { Portal } from '@chakra-ui/react'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { WAITING_FILTERS } from '#contract/customers/waiting-filters.ts'
import { useLabels } from '../../../data/labels.ts'
import { readViews, useViews } from '../../../data/views.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { ChatPlace } from '../use-chat-place.ts'
import { Dot } from './label-dots.tsx'
import { useListText } from './texts.ts'

/** What makes a new list; no view has this id. */
const NEW = 'new'
const HEIGHT = { minHeight: { base: '11', md: '8' } } as const

interface FilterMenuProps {
  place: Pick<ChatPlace, 'label' | 'view' | 'waiting'>
  onChange: ChatPlace['filter']
  onNewView: () => void
}

/** The button that says how many filters hold, and the menu that adds them or takes them off. */
export function FilterMenu({ place: { label, view, waiting }, onChange, onNewView }: FilterMenuProps) {
  const t = useListText()
  const { number } = useFormats()
  const { data } = useViews()
  const { labels, nameOf } = useLabels()
  const count = [label, view, waiting].filter(Boolean).length
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => open && void readViews()}
      // Once the menu is gone: the dialog takes the focus then.
      onSelect={({ value }) => value === NEW && setTimeout(onNewView)}
    >
      <Menu.Trigger asChild>
        <button
          type="button"
          className="chat-desk-button chat-filter-button"
          aria-label={count > 0 ? t('filter_count', { count }) : t('filter')}
          title={t('filter')}
          data-on={count > 0 || undefined}
        >
          <ListFilter aria-hidden /> <span>{t('filter')}</span>
          {count > 0 && <strong>{count}</strong>}
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="56" maxWidth="80" maxHeight="min(30rem, 70dvh)" overflowY="auto">
            {view === '' && (
              <Choices
                title={t('waiting')}
                chosen={waiting}
                choices={WAITING_FILTERS.map((one) => ({ value: one, text: t(one) }))}
                onChoose={(next) => onChange({ waiting: WAITING_FILTERS.find((one) => one === next) ?? '' })}
              />
            )}
            <Choices
              title={t('views')}
              chosen={view}
              choices={(data?.data ?? []).map(({ view: { id, name }, count: listed }) => ({
                value: id,
                text: listed === null ? name : t('view_count', { name, count: number(listed) }),
              }))}
              onChoose={(next) => onChange({ view: next, waiting: '' })}
            >
              <Menu.Item value={NEW} paddingInlineStart="8" {...HEIGHT}>
                {t('view_new')}
              </Menu.Item>
            </Choices>
            {labels.length > 0 && (
              <Choices
                title={t('labels')}
                chosen={label}
                choices={labels.map(({ name }) => ({ value: name, text: nameOf(name), mark: <Dot label={name} /> }))}
                onChoose={(next) => onChange({ label: next })}
              />
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

interface ChoicesProps {
  title: string
  /** Empty for none. */
  chosen: string
  choices: { value: string; text: string; mark?: ReactNode }[]
  onChoose: (value: string) => void
  children?: ReactNode
}

/** Of which one holds or none: the chosen one, pressed again, is taken off. */
function Choices({ title, chosen, choices, onChoose, children }: ChoicesProps) {
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>{title}</Menu.ItemGroupLabel>
      {choices.map(({ value, text, mark }) => (
        <Menu.CheckboxItem
          key={value}
          value={`${title} ${value}`}
          checked={chosen === value}
          onCheckedChange={(isOn) => onChoose(isOn ? value : '')}
          {...HEIGHT}
        >
          <Menu.ItemIndicator /> {mark} {text}
        </Menu.CheckboxItem>
      ))}
      {children}
    </Menu.ItemGroup>
  )
}
