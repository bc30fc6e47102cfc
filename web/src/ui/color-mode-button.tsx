import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { useColorMode } from './use-color-mode.ts'

type ColorModeButtonProps = IconButtonProps & { lightLabel: string; darkLabel: string }

/** Switches between light and dark; the label names the mode that a press switches to. */
export function ColorModeButton({ lightLabel, darkLabel, ...rest }: ColorModeButtonProps) {
  const { isDark, toggle } = useColorMode()
  const label = isDark ? lightLabel : darkLabel
  return (
    <IconButton variant="ghost" size="sm" aria-label={label} title={label} onClick={toggle} {...rest}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
