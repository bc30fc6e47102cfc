// Answers like Meta's window for choosing pages: with a code for those that are ticked, or with none.
const { site } = JSON.parse(document.getElementById('facts').textContent)

function end(authResponse) {
  opener.postMessage({ sdk: authResponse }, site)
  // A window that closes at once takes along what it has just said.
  setTimeout(() => window.close(), 50)
}

document.getElementById('pages').addEventListener('submit', async (event) => {
  event.preventDefault()
  if (event.submitter.value === 'cancel') return window.close()
  const pages = new FormData(event.currentTarget).getAll('page')
  const answer = await fetch('/chosen', { method: 'POST', body: JSON.stringify({ pages }) })
  end(await answer.json())
})
