import { Button, type ButtonProps, IconButton } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

type ControlProps = ButtonProps & {
  icon: LucideIcon
  label: string
  /** True if the state that it toggles is on. */
  isOn?: boolean
  isLarge?: boolean
}

/** Size and disabled state of a call's buttons. */
export type ControlLook = Pick<ButtonProps, 'size' | 'disabled'>

/** A button of the ongoing call: its icon, and its text if there is room. */
export function Control({ icon: Icon, label, isOn, isLarge = false, ...button }: ControlProps) {
  const look = { variant: isOn ? 'solid' : 'outline', colorPalette: isOn ? 'copper' : 'gray' } as const
  if (isLarge)
    return (
      <Button {...look} {...button}>
        <Icon aria-hidden /> {label}
      </Button>
    )
  return (
    <IconButton aria-label={label} title={label} {...look} {...button}>
      <Icon />
    </IconButton>
  )
}
