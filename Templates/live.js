// The live client of the preview.
