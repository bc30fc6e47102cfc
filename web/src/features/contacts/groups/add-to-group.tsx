import { Button, Portal } from '@chakra-ui/react'
import { UserRoundPlus } from 'lucide-react'
import { useGroups } from '../../../data/groups.ts'
import { Menu } from '../../../ui/menu.tsx'
import { useGroupText } from './texts.ts'
import { useMayChange } from './use-may-change.ts'
import { useMembers } from './use-members.ts'

/** Puts the selected into a list made by hand, one of those that its reader may change. */
export function AddToGroup({ contacts }: { contacts: string[] }) {
  const t = useGroupText()
  const { data } = useGroups()
  const mayChange = useMayChange()
  const { add } = useMembers()
  const groups = (data?.data ?? []).filter((group) => group.conditions === null && mayChange(group))
  if (groups.length === 0) return null
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const group = groups.find(({ id }) => id === value)
        if (group) void add(group, contacts)
      }}
    >
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline">
          <UserRoundPlus /> {t('add_to_group')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="44" maxHeight="min(60dvh, 420px)">
            {groups.map(({ id, name }) => (
              <Menu.Item key={id} value={id} minHeight={{ base: '11', md: '9' }}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
