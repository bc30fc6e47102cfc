import { Badge, IconButton, type IconButtonProps, Portal } from '@chakra-ui/react'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Menu } from './menu.tsx'

export interface RowDeed {
  /** Its key within the menu. */
  value: string
  icon: LucideIcon
  text: string
  /** Its action, or the URL that it links to. */
  does: (() => void) | string
  /** The URL is a file's, to download. */
  isFile?: boolean
  /** For actions that cannot be undone. */
  destructive?: boolean
  disabled?: boolean
  /** A short word beside it: that it is on. */
  mark?: string
  /** Grayed out, but not disabled: a press says what is missing. */
  faint?: boolean
  /** It is being done. */
  busy?: boolean
}

/** The actions on one row of a list, behind a three-dot button; `button` styles that button. */
export function RowMenu({ label, deeds, ...button }: { label: string; deeds: readonly RowDeed[] } & IconButtonProps) {
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

export const Mark = ({ text }: { text: string }) => (
  <Badge size="xs" variant="solid" colorPalette="copper">
    {text}
  </Badge>
)

function Entry({ value, icon: Icon, text, does, destructive, disabled, busy, mark, faint, isFile }: RowDeed) {
  const words = (
    <>
      <Icon size={16} /> {text} {mark && <Mark text={mark} />}
    </>
  )
  return (
    <Menu.Item
      value={value}
      disabled={disabled || busy}
      minHeight={{ base: '11', md: '9' }}
      color={destructive ? 'fg.error' : faint ? 'fg.subtle' : undefined}
      asChild={typeof does === 'string' && !disabled}
    >
      {typeof does === 'string' && !disabled ? <DeedLink {...{ does, isFile }}>{words}</DeedLink> : words}
    </Menu.Item>
  )
}

/** Leads to another page, or downloads a file. Its parent's props go through to the link. */
export const DeedLink = ({ does, isFile, ...rest }: { does: string; isFile?: boolean; children: ReactNode }) =>
  isFile ? <a href={does} download {...rest} /> : <Link to={does} {...rest} />
