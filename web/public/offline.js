// The page that the service worker shows where there is no network. It asks nothing of the server, and leads back by itself.
;(() => {
  const TEXTS = {
    en: {
      title: 'You’re offline',
      hint: 'Lotwire opens again as soon as you’re back online.',
      again: 'Try again',
      waiting: (count) =>
        count === 1 ? '1 message will be sent then.' : count > 1 ? `${count} messages will be sent then.` : '',
    },
    es: {
      title: 'Sin conexión',
      hint: 'Lotwire se abrirá en cuanto vuelva la conexión.',
      again: 'Intentar de nuevo',
      waiting: (count) =>
        count === 1 ? 'Entonces se enviará 1 mensaje.' : count > 1 ? `Entonces se enviarán ${count} mensajes.` : '',
    },
  }
  const TRY_MS = 10_000

  const [, chosen] = /(?:^|; )language=(en|es)/.exec(document.cookie) ?? []
  const language = chosen ?? (navigator.language.startsWith('es') ? 'es' : 'en')
  /** As the outbox keeps them (features/chats/sending). */
  const waiting = Object.keys(localStorage)
    .filter((key) => key.startsWith('chats.unsent.'))
    .filter((key) => JSON.parse(localStorage.getItem(key)).failure === null).length

  document.documentElement.lang = language
  for (const place of document.querySelectorAll('[data-text]')) {
    const text = TEXTS[language][place.dataset.text]
    place.textContent = typeof text === 'function' ? text(waiting) : text
  }
  const again = () => location.reload()
  document.querySelector('button').addEventListener('click', again)
  addEventListener('online', again)
  setInterval(() => fetch('/robots.txt', { cache: 'no-store' }).then(again, () => {}), TRY_MS)
})()
