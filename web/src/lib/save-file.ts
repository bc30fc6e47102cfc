/** Downloads a text, a CSV if nothing else is said, as a file. */
export function saveFile(text: string, filename: string, type = 'text/csv') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: filename }).click()
  URL.revokeObjectURL(address)
}
