/** The engines of the local cloud that check no signature still want the clients to sign with something. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' }
