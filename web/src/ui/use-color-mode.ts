import { useTheme } from 'next-themes'

/** Returns the current color mode, and switches it. */
export function useColorMode() {
  const { resolvedTheme, setTheme } = useTheme()
  const isDark = resolvedTheme === 'dark'
  return { isDark, toggle: () => setTheme(isDark ? 'light' : 'dark') }
}
