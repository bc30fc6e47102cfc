// Runs before the first paint, so that a dark screen does not flash white. A file of its own: the CSP allows no inline script.
;(() => {
  let theme = 'system'
  try {
    theme = localStorage.getItem('theme') || 'system'
  } catch {
    // A browser that keeps nothing looks as its system does.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.classList.add(theme)
  document.documentElement.style.colorScheme = theme
})()
