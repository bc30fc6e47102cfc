import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'

type ColorModeButtonProps = IconButtonProps & { lightLabel: string; darkLabel: string }

/** Switches between light and dark; the label names the mode that a press switches to. */
export function ColorModeButton({ lightLabel, darkLabel, ...rest }: ColorModeButtonProps) {
  const { resolvedTheme, setTheme } = useTheme()
  const isDark = resolvedTheme === 'dark'
  const label = isDark ? lightLabel : darkLabel
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      {...rest}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
