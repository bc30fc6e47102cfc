// Before the first paint: a dark screen must not flash white. `data-` is for waiting.css.
;(() => {
  const page = document.documentElement
  let theme = 'system'
  page.dataset.path = location.pathname
  try {
    theme = localStorage.getItem('theme') || 'system'
    page.dataset.sidebar = localStorage.getItem('sidebar')
  } catch {
    // As the system is.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  page.classList.add(theme)
  page.style.colorScheme = theme
})()
