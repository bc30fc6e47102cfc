import { Button, Portal } from '@chakra-ui/react'
import { Columns3, type LucideIcon, Tag, UserRound } from 'lucide-react'
import type { ManySettings } from '../../../data/bulk.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { Menu } from '../../../ui/menu.tsx'
import { useContactText } from '../texts.ts'
import { useDesks } from '../use-desks.ts'

/** In the menu of people: nobody. */
const NOBODY = 'none'

interface BulkMenusProps {
  onSet: (set: ManySettings) => void
  isBusy: boolean
}

/** Menus for the selected contacts: a label, a stage, and for managers an assignee. */
export function BulkMenus({ onSet, isBusy }: BulkMenusProps) {
  const t = useContactText()
  const { stages } = useStages()
  const { agents, mayAssign } = useDesks()
  const { labels, nameOf } = useLabels()
  return (
    <>
      <Choices
        icon={Tag}
        label={t('label')}
        isBusy={isBusy}
        options={labels.map(({ name }) => ({ value: name, text: nameOf(name) }))}
        onChoose={(label) => onSet({ label })}
      />
      <Choices
        icon={Columns3}
        label={t('stage')}
        isBusy={isBusy}
        options={stages.map(({ id, name }) => ({ value: id, text: name }))}
        onChoose={(stage) => onSet({ stage })}
      />
      {mayAssign && (
        <Choices
          icon={UserRound}
          label={t('assign')}
          isBusy={isBusy}
          options={[
            { value: NOBODY, text: t('assignee_none') },
            ...agents.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChoose={(assignee) => onSet({ assignee: assignee === NOBODY ? null : assignee })}
        />
      )}
    </>
  )
}

interface ChoicesProps {
  icon: LucideIcon
  label: string
  options: { value: string; text: string }[]
  isBusy: boolean
  onChoose: (value: string) => void
}

function Choices({ icon: Icon, label, options, isBusy, onChoose }: ChoicesProps) {
  return (
    <Menu.Root lazyMount unmountOnExit onSelect={({ value }) => onChoose(value)}>
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline" disabled={isBusy}>
          <Icon /> {label}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="44" maxHeight="min(60dvh, 420px)">
            {options.map(({ value, text }) => (
              <Menu.Item key={value} value={value} minHeight={{ base: '11', md: '9' }}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
