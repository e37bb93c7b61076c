/** The proof of fair dice: does the seed have the fingerprint that was shown before the game? Checked by the browser. */
export async function proves(seed: string, fingerprint: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === fingerprint;
}
