// What the report uses of it. The community's typings stand on Node's streams, which a page does not have.
declare module 'pdfkit/standard-fonts/*' {
  const font: { readonly name: string };
  export default font;
}

declare module 'pdfkit' {
  export const registerStdFonts: (...fonts: readonly { readonly name: string }[]) => void;

  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'center' | 'right';
    readonly lineGap?: number;
    readonly lineBreak?: boolean;
  }

  interface StructureOptions {
    readonly alt?: string;
    readonly scope?: 'Row' | 'Column';
    readonly bbox?: readonly [number, number, number, number];
  }

  export interface StructureElement {
    readonly add: (child: StructureElement | (() => void)) => StructureElement;
    readonly end: () => void;
  }

  interface DocumentOptions {
    readonly size: 'A4' | 'LETTER';
    readonly margins: {
      readonly top: number;
      readonly bottom: number;
      readonly left: number;
      readonly right: number;
    };
    readonly font: string;
    readonly lang: string;
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly bufferPages: boolean;
    readonly pdfVersion: '1.7';
    readonly info: Readonly<Record<string, string>>;
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    readonly page: { readonly width: number; readonly height: number };
    y: number;
    on(event: 'data', heard: (chunk: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', heard: () => void): this;
    on(event: 'error', heard: (error: Error) => void): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): this;
    end(): void;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string): number;
    fillColor(colour: string): this;
    fillOpacity(opacity: number): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    polygon(...points: (readonly [number, number])[]): this;
    circle(x: number, y: number, radius: number): this;
    fill(colour?: string): this;
    stroke(colour?: string): this;
    save(): this;
    restore(): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: { readonly type: string }): this;
    endMarkedContent(): this;
  }
}
