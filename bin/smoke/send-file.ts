/** Uploads a file to S3 with a signed form, as a browser does. */
export async function sendFile({ url, fields }: { url: string; fields: Record<string, string> }, text: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([text], { type: 'text/csv' }))
  const response = await fetch(url, { method: 'POST', body: form })
  if (!response.ok) throw new Error(`S3 answered ${response.status}: ${await response.text()}`)
}
