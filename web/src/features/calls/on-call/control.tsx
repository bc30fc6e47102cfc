import { Button, type ButtonProps, IconButton } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

type ControlProps = ButtonProps & {
  icon: LucideIcon
  label: string
  /** What it switches is on. */
  isOn?: boolean
  isLarge?: boolean
}

/** How a button of the call looks beside the others, and whether it can be pressed now. */
export type ControlLook = Pick<ButtonProps, 'size' | 'disabled'>

/** One button of the call that goes on: its icon, and its words where there is room. */
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
