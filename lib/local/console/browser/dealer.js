import { attempt, byId, call, copyable, keepFresh, make, send } from './page.js'

/** Shows the FTP login to enter in the product's settings, and the files on the server. */
export function startDealer() {
  let shown = ''
  const note = byId('ftp-note')

  async function refresh() {
    const { files, ...login } = await call('ftp')
    if (!byId('ftp-login').children.length) byId('ftp-login').append(...renderLogin(login))
    show(files)
  }

  function show(files) {
    const key = JSON.stringify(files)
    if (key === shown) return
    shown = key
    const items = files.map((file) => render(file, () => attempt(note, () => remove(file.name))))
    const empty = make('li', { className: 'note', textContent: 'The server is empty.' })
    byId('ftp-files').replaceChildren(...(items.length > 0 ? items : [empty]))
  }

  async function remove(name) {
    show((await send('DELETE', `ftp/files/${encodeURIComponent(name)}`)).files)
    return `${name} is gone.`
  }

  async function upload(files) {
    for (const file of files) {
      note.textContent = `${file.name} is on its way …`
      show((await send('PUT', `ftp/files/${encodeURIComponent(file.name)}`, file)).files)
    }
    return files.length === 1 ? `${files[0].name} is there.` : `${files.length} files are there.`
  }

  byId('ftp-newer').addEventListener('click', () =>
    attempt(note, async () => {
      const { file } = await call('ftp/newer', {})
      await refresh()
      return `${file.name} is there: some cars sold, some new, some cheaper.`
    }),
  )
  byId('ftp-file').addEventListener('change', ({ target }) =>
    attempt(note, () => upload([...target.files])).then(() => {
      target.value = ''
    }),
  )
  takeDrops(byId('ftp-drop'), (files) => attempt(note, () => upload(files)))
  keepFresh(2000, refresh)
}

const renderLogin = ({ host, port, username, password }) =>
  copyable([
    ['Server', `${host}:${port}`],
    ['User', username],
    ['Password', password],
  ])

function render({ name, size, modified_at }, onDelete) {
  const button = make('button', { type: 'button', className: 'small', textContent: 'Delete' })
  button.setAttribute('aria-label', `Delete ${name}`)
  button.addEventListener('click', onDelete)
  const facts = `${size.toLocaleString()} bytes · ${new Date(modified_at).toLocaleString()}`
  return make('li', {}, make('span', {}, name, make('small', { textContent: facts })), button)
}

function takeDrops(target, take) {
  for (const type of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    target.addEventListener(type, (event) => {
      event.preventDefault()
      target.classList.toggle('over', type === 'dragenter' || type === 'dragover')
    })
  }
  target.addEventListener('drop', ({ dataTransfer }) => {
    if (dataTransfer.files.length > 0) take([...dataTransfer.files])
  })
}
