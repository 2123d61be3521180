// What the summary uses of it. There are no typings in the package.
declare module 'pdfkit' {
  interface TextOptions {
    readonly width?: number;
    readonly lineGap?: number;
    readonly lineBreak?: boolean;
  }

  export interface StructureElement {
    readonly add: (child: StructureElement | (() => void)) => StructureElement;
    readonly end: () => void;
  }

  export class PDFDocument {
    constructor(options: {
      readonly size: 'A4' | 'LETTER';
      readonly margin: number;
      readonly font: string;
      readonly lang: string;
      readonly tagged: boolean;
      readonly displayTitle: boolean;
      readonly pdfVersion: '1.7';
      readonly info: Readonly<Record<string, string>>;
    });
    readonly page: { readonly width: number; readonly height: number };
    on(event: 'data', heard: (chunk: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', heard: () => void): this;
    on(event: 'error', heard: (error: Error) => void): this;
    end(): void;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    fillColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(colour?: string): this;
    save(): this;
    restore(): this;
    struct(type: string, options?: { readonly scope?: 'Row' | 'Column' }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: { readonly type: string }): this;
    endMarkedContent(): this;
  }
}
