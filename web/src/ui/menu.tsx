import type { Menu as Parts } from '@chakra-ui/react'
import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { onFirstTouch } from './on-first-touch.ts'

/** Chakra's, and all that they stand on (where to place them, who has the focus): a tenth of what every page would load. */
let parts: typeof Parts | undefined
const load = async () => {
  parts ??= (await import('./menu-parts.ts')).Menu
}
onFirstTouch(load)

/** Opens a menu that nobody has opened yet; undefined within one that is Chakra's. */
const Opening = createContext<(() => void) | undefined>(undefined)

/** A menu's button is plain until it is first pressed: most menus never are. */
function Root({ children, ...props }: ComponentProps<typeof Parts.Root>) {
  const [isWanted, setWanted] = useState(false)
  const isOpened = props.open === true && !isWanted
  useEffect(() => {
    if (isOpened) void load().then(() => setWanted(true))
  }, [isOpened])
  if (isWanted && parts) {
    return (
      <Opening value={undefined}>
        <parts.Root defaultOpen {...props}>
          {children}
        </parts.Root>
      </Opening>
    )
  }
  const open = async () => {
    props.onOpenChange?.({ open: true })
    await load()
    setWanted(true)
  }
  return <Opening value={open}>{children as ReactNode}</Opening>
}

function Trigger({ children, ...props }: ComponentProps<typeof Parts.Trigger>) {
  const open = useContext(Opening)
  if (!open && parts) return <parts.Trigger {...props}>{children}</parts.Trigger>
  const button = children as ReactElement<{ onClick?: (event: MouseEvent) => void }>
  return cloneElement(button, {
    ...{ 'data-scope': 'menu', 'data-part': 'trigger', 'aria-haspopup': 'menu' },
    'aria-expanded': false,
    onClick: (event: MouseEvent) => {
      button.props.onClick?.(event)
      open?.()
    },
  } as object)
}

/** Chakra's parts by their names, none before the menu has been opened. */
const partOf = (name: keyof typeof Parts) =>
  function Part(props: object) {
    const isWaiting = useContext(Opening) !== undefined
    const Own = parts?.[name] as ComponentType | undefined
    return isWaiting || !Own ? null : <Own {...props} />
  }

const PARTS = [
  ...(['Positioner', 'Content', 'Item', 'ItemGroup', 'ItemGroupLabel', 'ItemIndicator', 'ItemCommand'] as const),
  ...(['CheckboxItem', 'RadioItem', 'RadioItemGroup', 'Separator'] as const),
] as const

/** Chakra's menu, whose code comes with the first touch. Each trigger has one button as its child (`asChild`). */
export const Menu = {
  ...{ Root, Trigger },
  ...Object.fromEntries(PARTS.map((name) => [name, partOf(name)])),
} as Pick<typeof Parts, 'Root' | 'Trigger' | (typeof PARTS)[number]>
