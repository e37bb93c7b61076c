/** The JSON of something that seldom changes: written anew only when it is another object. */
export class Jotted<T> {
  private last: T | undefined;
  private text = '';

  of(value: T): string {
    if (value !== this.last) this.text = JSON.stringify(value);
    this.last = value;
    return this.text;
  }
}
