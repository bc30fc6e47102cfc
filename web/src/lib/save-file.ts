/** Downloads a CSV as a file. */
export function saveFile(csv: string, filename: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: filename }).click()
  URL.revokeObjectURL(address)
}
