import { useTheme } from 'next-themes'

/** Tells whether the screen is dark, and switches it. */
export function useColorMode() {
  const { resolvedTheme, setTheme } = useTheme()
  const isDark = resolvedTheme === 'dark'
  return { isDark, toggle: () => setTheme(isDark ? 'light' : 'dark') }
}
