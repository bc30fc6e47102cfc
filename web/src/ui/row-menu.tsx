import { IconButton, type IconButtonProps, Portal } from '@chakra-ui/react'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Menu } from './menu.tsx'

export interface RowDeed {
  /** Its key within the menu. */
  value: string
  icon: LucideIcon
  text: string
  /** Its action, or the URL that it links to. */
  does: (() => void) | string
  /** For actions that cannot be undone. */
  destructive?: boolean
}

/** The actions on one row of a list, behind a three-dot button; `button` styles that button. */
export function RowMenu({ label, deeds, ...button }: { label: string; deeds: RowDeed[] } & IconButtonProps) {
  const choose = (chosen: string) => {
    const does = deeds.find(({ value }) => value === chosen)?.does
    if (typeof does === 'function') does()
  }
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => choose(value)}
    >
      <Menu.Trigger asChild>
        <IconButton size="sm" aria-label={label} title={label} {...button}>
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="40">
            {deeds.map((deed) => (
              <Entry key={deed.value} {...deed} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function Entry({ value, icon: Icon, text, does, destructive }: RowDeed) {
  const words = (
    <>
      <Icon size={16} /> {text}
    </>
  )
  return (
    <Menu.Item
      value={value}
      minHeight={{ base: '11', md: '9' }}
      color={destructive ? 'fg.error' : undefined}
      asChild={typeof does === 'string'}
    >
      {typeof does === 'string' ? <Link to={does}>{words}</Link> : words}
    </Menu.Item>
  )
}
