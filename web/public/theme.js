// Runs before the first paint: a dark screen must not flash white, and what stands in for the workspace until it is there
// has its shape (waiting.css). A file of its own: the CSP allows no inline script.
;(() => {
  const page = document.documentElement
  page.dataset.path = location.pathname
  let theme = 'system'
  try {
    theme = localStorage.getItem('theme') || 'system'
    page.dataset.sidebar = localStorage.getItem('sidebar') || 'open'
  } catch {
    // A browser that keeps nothing looks as its system does.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  page.classList.add(theme)
  page.style.colorScheme = theme
})()
