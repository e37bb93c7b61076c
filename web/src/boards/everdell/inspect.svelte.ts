/** The card that is looked at: the one under the pointer or the focus, else the one that was tapped. */
class Inspect {
  private under = $state<string>();
  private pinned = $state<string>();

  get card(): string | undefined {
    return this.under ?? this.pinned;
  }

  look(card: string | undefined): void {
    this.under = card;
  }

  pin(card: string | undefined): void {
    this.pinned = this.pinned === card ? undefined : card;
  }
}

export const inspect = new Inspect();
